/**
 * Asks one query at a time: whoever asks while it runs shares the next one. A query never begins before the question it
 * answers, so no answer is older than its question.
 */
export function sharedQuery<Question, Answer>(
  query: (questions: readonly Question[]) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  let running: Promise<unknown> = Promise.resolve();
  let next: { questions: Question[]; answer: Promise<Answer> } | undefined;

  return (question) => {
    if (next === undefined) {
      const questions: Question[] = [];
      const answer = running.then(() => {
        next = undefined;
        return query(questions);
      });
      running = answer.catch(() => {});
      next = { questions, answer };
    }
    next.questions.push(question);
    return next.answer;
  };
}
