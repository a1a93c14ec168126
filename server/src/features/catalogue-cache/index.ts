// What other features may use of this one.

export { type CachedAnswer, constant, type StockOf } from './cached-answer.ts';
export { changeCatalogue } from './change-catalogue.ts';
