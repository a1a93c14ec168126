/** Messages of all forms of the back office. */
export const formsWording = {
  conflict: 'Поки ви редагували, це змінив хтось інший. Ваші зміни не збережено.',
  showTheirs: 'Показати збережене',
  draft: (when: string) => `Є ваша незбережена чернетка від ${when}.`,
  draftIsBehind: 'Відтоді це змінив хтось інший, тож перенесіть потрібне вручну: чернетку цілком зберегти не вийде.',
  restoreDraft: 'Повернути введене',
  forgetDraft: 'Видалити чернетку',
};
