import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { firstStepsWording } from '@shop/wording/admin/first-steps.ts';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router';
import { api } from '../../../api.ts';
import { errorMessage, refusalCode } from '../../../call-api.ts';

const words = firstStepsWording.arrived;

/** Where the link of the test letter leads. Opening it twice is the same as once. */
export function TestLetterPage() {
  const { token = '' } = useParams();
  const { isPending, error } = useQuery({
    queryKey: ['test-letter', token],
    queryFn: () => api('POST /api/v1/admin/first-steps/test-letter/arrived/', { body: { token } }),
    retry: false,
  });
  return (
    <Box sx={{ pt: 2, maxWidth: 640 }}>
      <Title title={words.title} />
      {isPending ? (
        <Box role="status" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <CircularProgress size={24} />
          {words.reading}
        </Box>
      ) : (
        <Alert severity={error ? 'error' : 'success'}>{error ? failure(error) : words.done}</Alert>
      )}
      <Button component={Link} to="/" sx={{ mt: 2 }}>
        {words.back}
      </Button>
    </Box>
  );
}

const failure = (error: unknown) => (refusalCode(error) === 'not_found' ? words.wrong : errorMessage(error));
