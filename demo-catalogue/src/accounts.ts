/** Sign-ins of the demonstration, printed at start and known to tests. They do not exist in a live shop. */
export const demoAccounts = {
  customer: {
    email: 'customer@rosa.example',
    password: 'Demo-Rosa-2026!',
    firstName: 'Оксана',
    lastName: 'Мельник',
    phone: '+380671234567',
  },
  owner: { email: 'owner@rosa.example', password: 'Demo-Rosa-2026!', name: 'Олена Росич' },
};
