const minutesOfRest = 5;
let lastInputAt = Date.now();

function noteInput() {
  lastInputAt = Date.now();
}
for (const input of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
  globalThis.addEventListener?.(input, noteInput, { capture: true, passive: true });

/**
 * Whether there was no input for a while. Automatic refetches then do not extend the session, so an unattended screen
 * still signs out after an hour.
 */
export function isUnattended(): boolean {
  return Date.now() - lastInputAt > minutesOfRest * 60_000;
}
