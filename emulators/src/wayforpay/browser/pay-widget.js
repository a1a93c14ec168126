// The widget script of the emulated company, with the public interface of the real one.

(() => {
  const build = 49;
  const script = document.getElementById('widget-wfp-script');
  const address = new URL(script ? script.src : '/', document.baseURI);
  // Unlike the real script it keeps the port of its own address, so that it works on any port.
  const host = address.origin + address.pathname.replace(/\/server\/[^/]*$/, '');
  const isMobile = () => /Android|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i.test(navigator.userAgent);

  function element(name, attributes) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  }

  function addStyles() {
    if (document.getElementById('wfp-styles')) return;
    const href = `${host}/server/pay-widget.min.css`;
    document.head.append(element('link', { id: 'wfp-styles', rel: 'stylesheet', href }));
  }

  function postForm(action, target, options) {
    const form = element('form', { method: 'post', action, target, 'accept-charset': 'utf-8', hidden: '' });
    for (const [name, given] of Object.entries(options)) {
      if (given === undefined || given === null) continue;
      const values = Array.isArray(given) ? given : [given];
      for (const value of values)
        form.append(element('input', { type: 'hidden', name: Array.isArray(given) ? `${name}[]` : name, value }));
    }
    document.body.append(form);
    form.submit();
    form.remove();
  }

  window.Wayforpay = function Wayforpay() {
    this.closeit = () => {
      document.getElementById('wfp-container')?.remove();
      document.body.classList.remove('wfp-widget-open');
    };

    const openFrame = () => {
      this.closeit();
      addStyles();
      const container = element('div', { id: 'wfp-container', class: 'wfp-widget-container' });
      const overlay = element('div', { class: 'wfp-widget-overlay loader' });
      const frame = element('iframe', {
        name: 'WFPWidgetFrame',
        class: 'wfp-widget-frame',
        title: 'Оплата карткою',
        src: 'about:blank',
        allowpaymentrequest: '',
        frameborder: '0',
      });
      container.append(overlay, frame);
      document.body.append(container);
      document.body.classList.add('wfp-widget-open');
      return { frame, overlay };
    };

    const listen = ({ frame, overlay }, clientStartTime, { onApproved, onDeclined, onPending }) => {
      const onEvent = {
        WfpWidgetEventLoaded() {
          overlay.classList.remove('loader');
          frame.focus();
        },
        WfpWidgetEventFadeOutOverlay: () => overlay.classList.add('loader'),
        WfpWidgetEventFadeInOverlay: () => overlay.classList.remove('loader'),
        WfpWidgetEventClose: () => this.closeit(),
      };
      // Like in the real script the listener is never removed. Unlike there, it checks source and origin.
      window.addEventListener('message', ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== address.origin || typeof data !== 'string') return;
        if (Object.hasOwn(onEvent, data)) onEvent[data]();
        if (!data.startsWith('{')) return;
        const result = JSON.parse(data);
        if (result.clientStartTime !== undefined && result.clientStartTime !== clientStartTime) return;
        if (result.reasonCode === 1100) onApproved?.(result);
        else if (result.reasonCode === 1134 || result.reasonCode === 1131) onPending?.(result);
        else onDeclined?.(result);
      });
    };

    this.run = (options, onApproved, onDeclined, onPending) => {
      options.clientStartTime = Date.now();
      if (options.makeRedirect) return postForm(`${host}/pay?behavior=pre&build=${build}`, '_self', options);
      if (isMobile() && !options.straightWidget)
        return postForm(`${host}/pay/compact?behavior=page&build=${build}`, '_self', options);
      const opened = openFrame();
      listen(opened, options.clientStartTime, { onApproved, onDeclined, onPending });
      postForm(`${host}/pay/compact?behavior=frame&build=${build}`, opened.frame.name, options);
    };
  };
})();
