/** The mailbox page's style sheet, in the portal's colours. */
export const styles = `
:root { color-scheme: light dark; --text: #121a2e; --soft: #626c82; --line: #dfe3ea; --canvas: #f6f7f9; --surface: #fff;
  --hover: #f6f7fa; --link: #3b51d7; --bar: #0e1936; }
@media (prefers-color-scheme: dark) { :root { --text: #e9edf6; --soft: #8c97ac; --line: #263043; --canvas: #0b101b;
  --surface: #121826; --hover: #182031; --link: #97b0ff; --bar: #0c142b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text);
  font: 14px/20px 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif; font-variant-numeric: tabular-nums; }
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; min-height: 56px; padding: 8px 24px; background: var(--bar); color: #b7bfd3; }
.brand { color: #fff; font-weight: 640; font-size: 16px; }
main { max-width: 960px; margin: 24px auto; padding: 0 16px; }
h1 { margin: 0; font-size: 20px; line-height: 28px; font-weight: 640; letter-spacing: -.017em; }
h2 { margin: 0 0 8px; font-size: 14px; font-weight: 620; }
small { color: var(--soft); font-weight: 400; font-size: 13px; }
.head { display: flex; flex-wrap: wrap; gap: 12px; justify-content: space-between; align-items: center; margin-bottom: 14px; }
form { display: flex; gap: 8px; align-items: center; }
label { color: var(--soft); font-size: 12.5px; }
input, button { height: 36px; padding: 0 12px; border-radius: 7px; border: 1px solid #8b94a6; background: var(--surface); color: inherit; font: inherit; }
button { font-weight: 550; cursor: pointer; }
.mails, .links { list-style: none; margin: 0; padding: 0; }
.mails, article { background: var(--surface); border-radius: 10px; box-shadow: 0 0 0 1px var(--line), 0 1px 2px #10183008; overflow: hidden; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; grid-template-columns: 240px 1fr auto; gap: 16px; min-height: 44px; align-items: center; padding: 8px 16px; color: inherit; }
.mails a:hover { background: var(--hover); text-decoration: none; }
.to, time { color: var(--soft); font-size: 13px; }
.to { overflow: hidden; text-overflow: ellipsis; }
.subject { font-weight: 550; }
article { padding: 20px 24px; }
dl { display: grid; grid-template-columns: 80px 1fr; gap: 4px 12px; margin: 12px 0 16px; font-size: 13px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.body { border-top: 1px solid var(--line); margin: 0 -24px 20px; }
iframe { display: block; width: 100%; height: 60vh; border: 0; background: #fff; }
pre { margin: 0; padding: 16px 24px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
section { margin-top: 16px; }
.links li { padding: 4px 0; overflow-wrap: anywhere; }
.empty { padding: 48px 16px; text-align: center; color: var(--soft); }
@media (max-width: 640px) { .mails a { grid-template-columns: 1fr; gap: 2px; } }
`;
