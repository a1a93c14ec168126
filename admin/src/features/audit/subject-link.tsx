import Link from '@mui/material/Link';
import { ofEachProductKind, productKinds } from '@shop/domain/product-kinds.ts';
import { onlyOnes, subjectNames, tableNames } from '@shop/wording/admin/audit.ts';
import { letterKindWording } from '@shop/wording/admin/letters.ts';
import { useRecordContext, useResourceDefinitions } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { AuditEntry } from './audit-entry.ts';

/** The changed record, with a link to it. */
export function SubjectLink() {
  const entry = useRecordContext<AuditEntry>();
  const resources = useResourceDefinitions();
  if (entry === undefined) return null;
  const name = subjectText(entry);
  const resource = resources[subjectResources[entry.subject] ?? ''];
  // A whole table has no page, and a deleted record no longer has one.
  if (resource === undefined || entry.subject_id === 'table' || entry.action === 'delete') return name;
  const address = `/${resource.name}/${encodeURIComponent(entry.subject_id)}${resource.hasShow ? '/show' : ''}`;
  return (
    <Link component={RouterLink} to={address} onClick={(event) => event.stopPropagation()}>
      {name}
    </Link>
  );
}

type Named = Pick<AuditEntry, 'subject' | 'subject_id' | 'subject_name' | 'after'>;
type Words = Record<string, string | undefined>;

/** «Товар «Крем»», «Замовлення 1001», «Товари». */
export function subjectText({ subject, subject_id, subject_name, after }: Named): string {
  const kind = (subjectNames as Words)[subject] ?? subject;
  if (subject_id === 'table') return (tableNames as Words)[subject] ?? kind;
  const only = onlyOnes[`${subject} ${subject_id}`];
  if (only !== undefined) return only;
  const name = subject === 'letter' ? (letterKindWording as Words)[String(after?.kind)] : subject_name;
  return name ? `${kind} «${name}»` : `${kind} ${subject_id}`;
}

/** The resource of each audit subject. */
const subjectResources: Record<string, string> = {
  order: 'orders',
  product: 'products',
  blocks: 'blocks',
  brand: 'brands',
  ...ofEachProductKind((kind) => productKinds[kind].path),
  collection: 'collections',
  banner: 'banners',
  page: 'information-pages',
  letter_text: 'letter-texts',
  certificate_offer: 'certificate-offers',
  partner_option: 'partner-options',
  search_synonym: 'search-synonyms',
  popular_word: 'popular-words',
  promo_code: 'promo-codes',
  certificate: 'certificates',
  customer: 'customers',
  partner_application: 'partner-applications',
  staff: 'staff',
};
