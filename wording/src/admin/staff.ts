export const roleNames = {
  owner: 'Власник',
  manager: 'Менеджер',
  content_editor: 'Редактор вмісту',
};

export const staffWording = {
  name: 'Працівник |||| Працівники',
  fields: {
    name: 'Ім’я',
    email: 'Електронна пошта',
    role: 'Роль',
    is_active: 'Працює',
    has_second_factor: 'Двоетапний вхід',
    last_sign_in_at: 'Останній вхід',
    created_at: 'Додано',
    password: 'Перший пароль',
  },
  search: 'Ім’я або пошта',
  passwordHint: 'Щонайменше 12 символів. Скажіть його працівникові: він зможе змінити пароль у своєму профілі.',
  emailTaken: 'Працівник із такою поштою вже є.',
  works: 'Працює',
  worksNoMore: 'Не працює',
  isOn: 'Увімкнено',
  isOff: 'Вимкнено',
  roleHints: {
    owner: 'Усе, зокрема працівники, налаштування й журнал змін.',
    manager: 'Замовлення, покупці, залишки, промокоди й сертифікати.',
    content_editor: 'Каталог, банери та сторінки.',
  },
  newPassword: 'Новий пароль',
  newPasswordTitle: 'Новий пароль для працівника',
  newPasswordText: 'Усі сеанси працівника завершаться, увійти можна буде лише з новим паролем.',
  newPasswordDone: 'Пароль змінено.',
  resetSecondFactor: 'Скинути двоетапний вхід',
  resetSecondFactorTitle: 'Скинути двоетапний вхід?',
  resetSecondFactorText:
    'Потрібно, коли працівник втратив телефон. Його сеанси завершаться, а наступного разу він увійде лише з паролем.',
  resetSecondFactorDone: 'Двоетапний вхід скинуто.',
  endSessions: 'Завершити сеанси',
  endSessionsTitle: 'Завершити всі сеанси працівника?',
  endSessionsText: 'Незбережене в його відкритих формах буде втрачено.',
  endSessionsDone: 'Сеанси завершено.',
  access: 'Доступ',
};

export const profileWording = {
  title: 'Мій профіль',
  password: 'Пароль',
  currentPassword: 'Поточний пароль',
  newPassword: 'Новий пароль',
  newPasswordHint: 'Щонайменше 12 символів.',
  changePassword: 'Змінити пароль',
  passwordChanged: 'Пароль змінено. Інші ваші сеанси завершено.',
  secondFactor: 'Двоетапний вхід',
  secondFactorText:
    'Крім пароля, потрібен код із застосунку на телефоні. Хто дізнається ваш пароль, без телефона не увійде.',
  secondFactorOn: 'Увімкнено',
  turnOff: 'Вимкнути',
  turnedOff: 'Двоетапний вхід вимкнено.',
};
