import type { Times } from './times.ts';

/** Times of one visitor who asks one thing after another; and how many a second ten at once are answered. */
export type QuestionFigures = Times & { what: string; database: string; perSecond: number };
