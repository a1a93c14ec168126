// What other features may use of this one.

export { eraseApplications } from './erase-applications.ts';
