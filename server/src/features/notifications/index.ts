// What other features may use of this one.

export { blankLettersOfErased } from './blank-letters.ts';
export type { CompleteLetter, ContentTools, LetterContents } from './letter-contents.ts';
export type { LetterData } from './letters/render-letter.ts';
export type { Attachment } from './mail.ts';
export { blankLettersTo, withdrawLetter } from './notifications.queries.ts';
export { type NewLetter, queueLetter } from './queue-letter.ts';
export { readLettersAbout } from './read-letters.ts';
export { lockLetterRequest } from './send-letter-again.ts';
export { mailTestLetter } from './test-letter.ts';
