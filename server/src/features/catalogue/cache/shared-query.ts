/**
 * Runs one query at a time. Questions that arrive while it runs are batched into the next one. A query always begins
 * after its questions were asked, so no answer is older than its question.
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
