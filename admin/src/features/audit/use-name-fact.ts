import { useTranslate } from 'react-admin';
import type { NameFact } from './audit-entry.ts';
import { subjectResources } from './subject-resources.ts';

/** By the labels of the subject's own form; a fact that no form shows keeps its name. */
export function useNameFact(): NameFact {
  const translate = useTranslate();
  return (subject, fact) => translate(`resources.${subjectResources[subject] ?? subject}.fields.${fact}`, { _: fact });
}
