export const mailboxStyle = `
  body { margin: 0; background: #fbfbf8; color: #16201b; font: 16px/1.6 Onest, system-ui, "Segoe UI", Roboto, sans-serif; }
  header, main { max-width: 720px; margin: 0 auto; padding: 16px 20px; }
  header { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 1px solid #dfe3dd; }
  a { color: #173c31; }
  header a { display: inline-block; padding: 10px 0; }
  a.wordmark { font: 32px/1.2 Georgia, "Times New Roman", serif; text-decoration: none; }
  h1 { margin: 16px 0 12px; font: 30px/1.2 Georgia, "Times New Roman", serif; overflow-wrap: anywhere; }
  h2 { margin: 28px 0 8px; font-size: 16px; }
  p, dl { margin: 0 0 16px; color: #47534c; }
  ul { margin: 0; padding: 0; list-style: none; }
  li a { overflow-wrap: anywhere; }
  .letters a { display: block; padding: 14px 0; border-bottom: 1px solid #dfe3dd; color: inherit; text-decoration: none; }
  .letters a:hover strong { text-decoration: underline; }
  .letters strong { display: block; font-weight: 600; }
  .letters span { color: #5c6760; font-size: 14px; }
  .links a { display: block; padding: 10px 0; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; font-size: 15px; }
  dd { margin: 0; color: #16201b; overflow-wrap: anywhere; }
  iframe { box-sizing: border-box; width: 100%; height: 640px; border: 1px solid #dfe3dd; border-radius: 8px; background: #f1f3ef; }
  pre { padding: 20px; border-radius: 8px; background: #f1f3ef; white-space: pre-wrap; overflow-wrap: anywhere; }
  summary { padding: 10px 0; font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 2px solid #173c31; outline-offset: 3px; }
`;
