// What other features may use of this one.

export {
  type BroughtDevice,
  findKnownDevice,
  forgetDevices,
  readKnownDevices,
  registerDevice,
} from './known-devices.ts';
export { deleteWrongTries, readAttacked, readWrongTries, recordWrongTry } from './wrong-tries.ts';
