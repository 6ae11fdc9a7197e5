/** The style of an article: its head, its text in one column, and what follows. */
export const articleStyle = `
main>*{padding:0 max(var(--edge),50% - 37rem)}
main>header{padding:0}
main>header>div{display:grid;gap:1.5rem 4rem;align-items:end;padding:clamp(2.5rem,5vw,4.5rem) max(var(--edge),50% - 37rem) clamp(2rem,4vw,3.25rem)}
main>header ul{display:flex;gap:1.25rem;font-size:.8125rem;font-weight:600;letter-spacing:.1em;text-transform:uppercase;color:var(--soft)}
main>header h1{margin:0;font-size:clamp(3rem,1.75rem + 5.5vw,6.5rem)}
main>header p{font-size:clamp(1.125rem,1.05rem + .35vw,1.3125rem);color:var(--soft)}
main>header p+p{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding-top:1rem;border-top:1px solid var(--line);font-size:.9375rem}
main>header img{width:100%;max-width:100rem;height:auto;margin:auto;aspect-ratio:2/1;object-fit:cover;object-position:50% 42%}
main>div{display:grid;gap:2.5rem 4rem;padding-block:clamp(2.5rem,5vw,5rem)}
main>div>nav{font-size:.9375rem}
main>div>nav h2{margin:0 0 .5rem;font:600 1em Arial,sans-serif}
main>div>div{max-width:40rem;font-size:clamp(1.125rem,1.07rem + .28vw,1.25rem);line-height:1.7}
main>div>div>*+*{margin-top:1.1em}
main>div>div>p:first-child:first-letter{float:left;margin:.07em .07em 0 0;color:var(--accent);font:5.6em/.78 Georgia,serif}
main>div>div>h2{margin-top:1.75em;font-size:clamp(1.875rem,1.6rem + 1.1vw,2.5rem)}
main>div>div>a{display:inline-block;padding:.75rem 1.3rem;border-radius:999px;background:var(--ink);color:var(--paper);font-size:.9375rem;font-weight:600}
main>div li+li{margin-top:.6em}
main>div>div>ul,main>div>div>ol{padding-left:1.25em;list-style:revert}
strong{font-weight:600}
blockquote{border-left:3px solid var(--saffron);padding-left:1.25em;line-height:1.3}
figure img{height:auto}
figcaption,details,aside{margin-top:1rem;font-size:.9375rem;color:var(--soft)}
aside{padding:1.75rem;border-radius:12px;background:var(--raised)}
table{width:100%;border-collapse:collapse;font-size:.9375rem;text-align:left}
td,th{padding:.75rem 1.25rem .75rem 0;border-bottom:1px solid var(--line);vertical-align:top}
summary{cursor:pointer;font:1.4375rem Georgia,serif;color:var(--ink)}
main>section{padding-block:0 var(--air);border:0}
main>section:nth-of-type(1){display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:center}
main>section:nth-of-type(1) img{width:4rem;height:4rem;border-radius:50%}
main>section:nth-of-type(1) h2{margin:0;font:.9375rem Arial,sans-serif;color:var(--soft)}
main>section li a{display:block;padding:1.25rem 0 1.75rem;border-top:1px solid var(--line)}
main>section:last-child a{display:inline-block;margin-top:1.5rem;padding:.75rem 1.3rem;border-radius:999px;background:var(--ink);color:var(--paper);font-weight:600}
@media(min-width:64rem){main>header>div{grid-template-columns:minmax(0,1.35fr) minmax(0,1fr)}main>header ul{grid-column:1/-1}main>div{grid-template-columns:1fr 40rem 1fr}main>div>nav{position:sticky;top:7rem;align-self:start;max-width:14rem}main>div>div{grid-column:2}main>section ul{display:grid;grid-template-columns:1fr 1fr;column-gap:4rem}}
`.trim();
