import { data } from 'react-router';

export const loader = () => {
  throw data(null, 404);
};

export default function PreviewPage() {
  return null;
}
