import { data } from 'react-router';
import { describeNotFound } from '../../meta/describe-failure.ts';
import { NotFound } from '../shell/message.tsx';

export const loader = () => data(null, { status: 404 });
export const meta = describeNotFound;

export default NotFound;
