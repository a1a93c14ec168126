/** Sign-ins of the demonstration, printed at start and used by tests. They do not exist in a live shop. */
export const demoAccounts = {
  customer: {
    email: 'customer@rosa.example',
    password: 'Demo-Rosa-2026!',
    firstName: 'Оксана',
    lastName: 'Мельник',
    phone: '+380671234567',
  },
  staff: [
    { role: 'owner', email: 'owner@rosa.example', password: 'Demo-Rosa-2026!', name: 'Олена Росич' },
    { role: 'manager', email: 'manager@rosa.example', password: 'Demo-Rosa-2026!', name: 'Марко Левада' },
    { role: 'content_editor', email: 'editor@rosa.example', password: 'Demo-Rosa-2026!', name: 'Софія Яра' },
  ],
} as const;

/** In the order in which they are printed. */
export const shownAccounts = [demoAccounts.customer, ...demoAccounts.staff];
