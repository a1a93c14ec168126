import Link from '@mui/material/Link';
import { subjectNames } from '@shop/wording/admin/audit.ts';
import { useRecordContext, useResourceDefinitions } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { AuditEntry } from './audit-entry.ts';
import { subjectResources } from './subject-resources.ts';

/** What was changed, leading to it. */
export function SubjectLink() {
  const entry = useRecordContext<AuditEntry>();
  const resources = useResourceDefinitions();
  if (entry === undefined) return null;
  const subject = subjectNames[entry.subject] ?? entry.subject;
  // A whole table was brought in or taken out.
  if (entry.subject_id === 'table') return subject;
  const name = `${subject} ${entry.subject_id}`;
  const resource = resources[subjectResources[entry.subject] ?? ''];
  if (resource === undefined) return name;
  const address = `/${resource.name}/${encodeURIComponent(entry.subject_id)}${resource.hasShow ? '/show' : ''}`;
  return (
    <Link component={RouterLink} to={address} onClick={(event) => event.stopPropagation()}>
      {name}
    </Link>
  );
}
