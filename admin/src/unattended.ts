const minutesOfRest = 5;
let lastInputAt = Date.now();

function noteInput() {
  lastInputAt = Date.now();
}
for (const input of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
  globalThis.addEventListener?.(input, noteInput, { capture: true, passive: true });

/**
 * Whether nobody has touched this screen for a while: what refreshes by itself then does not prolong the session, so a
 * screen that was left still signs out after an hour.
 */
export function isUnattended(): boolean {
  return Date.now() - lastInputAt > minutesOfRest * 60_000;
}
