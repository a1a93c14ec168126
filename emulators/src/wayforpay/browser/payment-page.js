// The payment page works without this script: it writes digits in groups, moves on by itself, and tells the widget around the page.

(() => {
  const seenMs = 1_500;
  const isInFrame = window.parent !== window;
  // The page may be framed by its own origin only, so this is the one that listens.
  const tell = (message) => isInFrame && window.parent.postMessage(message, window.location.origin);
  tell('WfpWidgetEventLoaded');

  const [card, expiry] = ['card', 'expiry'].map((id) => document.getElementById(id));

  card?.addEventListener('input', () => {
    const digits = card.value.replace(/\D/g, '').slice(0, 19);
    if (card.selectionStart === card.value.length) card.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  });

  expiry?.addEventListener('input', ({ inputType }) => {
    if (inputType?.startsWith('insert') && /^\d{2}$/.test(expiry.value)) expiry.value += '/';
  });

  document.querySelector('[aria-invalid], [data-focus]')?.focus();

  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isInFrame) document.querySelector('button[value="close"]')?.click();
  });

  for (const form of document.querySelectorAll('form')) {
    let isSent = false;
    form.addEventListener('submit', (event) => {
      if (isSent) event.preventDefault();
      isSent = true;
    });
    // The browser's Back brings the page as it was left.
    window.addEventListener('pageshow', () => {
      isSent = false;
    });
  }

  const result = document.querySelector('[data-event]');
  if (result !== null) {
    const { event, message } = result.dataset;
    tell(event);
    if (message !== undefined) {
      result.querySelector('h1').focus();
      let isTold = false;
      const leave = () => {
        if (!isTold) tell(message);
        isTold = true;
      };
      setTimeout(leave, seenMs);
      result.querySelector('[data-leave]').addEventListener('click', leave);
    }
  }

  const { refreshSeconds } = document.querySelector('main').dataset;
  if (refreshSeconds !== undefined) setTimeout(() => window.location.reload(), refreshSeconds * 1000);

  const back = document.querySelector('form[data-submit-soon]');
  // Whoever comes here again by the browser's Back wants to go on backwards.
  if (back !== null && history.state !== 'left')
    setTimeout(() => {
      history.replaceState('left', '');
      back.requestSubmit();
    }, seenMs);
})();
