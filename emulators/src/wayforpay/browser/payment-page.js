// The payment page works without this script. It groups digits, continues by itself and notifies the widget around it.

(() => {
  const seenMs = 1_500;
  const isInFrame = window.parent !== window;
  // The page can be framed only by its own origin, so that is the target of messages.
  const notify = (message) => isInFrame && window.parent.postMessage(message, window.location.origin);
  notify('WfpWidgetEventLoaded');

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
    // The Back button restores the page from the bfcache.
    window.addEventListener('pageshow', () => {
      isSent = false;
    });
  }

  const result = document.querySelector('[data-event]');
  if (result !== null) {
    const { event, message } = result.dataset;
    notify(event);
    if (message !== undefined) {
      result.querySelector('h1').focus();
      let isNotified = false;
      const leave = () => {
        if (!isNotified) notify(message);
        isNotified = true;
      };
      setTimeout(leave, seenMs);
      result.querySelector('[data-leave]').addEventListener('click', leave);
    }
  }

  const { refreshSeconds } = document.querySelector('main').dataset;
  if (refreshSeconds !== undefined) setTimeout(() => window.location.reload(), refreshSeconds * 1000);

  const back = document.querySelector('form[data-submit-soon]');
  // Do not submit again after the Back button: the customer is going back.
  if (back !== null && history.state !== 'left')
    setTimeout(() => {
      history.replaceState('left', '');
      back.requestSubmit();
    }, seenMs);
})();
