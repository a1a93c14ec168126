import Stack from '@mui/material/Stack';
import type { SentApplicationDetails } from '@shop/contract/admin/partner-applications.ts';
import { partnerApplicationsWording as words } from '@shop/wording/admin/partner-applications.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { api } from '../../api.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';

const longestNote = 500;

/** Decided once. Afterwards shows who decided, and the answer to the applicant. */
export function ApplicationDecision({ application }: { application: SentApplicationDetails }) {
  const { decided_at, decided_by, decision_note } = application;
  const params = { id: application.id };
  if (decided_at !== null)
    return (
      <Panel title={words.decision}>
        <Facts
          facts={[
            [words.fields.decided_at, shortDateAndTime(new Date(decided_at))],
            [words.decidedBy, decided_by],
            [words.told, decision_note],
          ]}
        />
      </Panel>
    );
  return (
    <Panel title={words.decision}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ReasonButton
          variant="contained"
          label={words.approveNote}
          isRequired={false}
          longest={longestNote}
          ask={{ title: words.approveTitle, text: words.approveText, agree: words.approve }}
          run={(note) => api('POST /api/v1/admin/partner-applications/:id/approve/', { params, body: { note } })}
          done={words.approveDone}
        >
          {words.approve}
        </ReasonButton>
        <ReasonButton
          color="error"
          label={words.declineNote}
          longest={longestNote}
          ask={{ title: words.declineTitle, text: words.declineText, agree: words.decline, isDangerous: true }}
          run={(note) => api('POST /api/v1/admin/partner-applications/:id/decline/', { params, body: { note } })}
          done={words.declineDone}
        >
          {words.decline}
        </ReasonButton>
      </Stack>
    </Panel>
  );
}
