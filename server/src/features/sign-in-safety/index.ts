// What other features may use of this one.

export { forgetDevices } from './known-devices.queries.ts';
export { type BroughtDevice, findKnownDevice, readKnownDevices, registerDevice } from './known-devices.ts';
export { deleteWrongTries, readAttacked, readWrongTries, recordWrongTry } from './wrong-tries.ts';
