/** The style of home's own columns, cards and questions. */
export const homeStyle = `
p:has(+h1),p:has(+h2){font-size:.8125rem;font-weight:600;letter-spacing:.1em;text-transform:uppercase;color:var(--soft)}
section a:not(p a,li p a){display:inline-block;padding:.75rem 1.3rem;border:1px solid var(--ink);border-radius:999px;font-size:.9375rem;font-weight:600;line-height:1.5rem}
section a:not(p a,li p a):first-of-type{background:var(--ink);color:var(--paper)}
main>section:first-child{padding:0}
main>section:first-child>div{display:grid;gap:2rem 3rem;align-items:end;padding:clamp(3rem,6vw,5.5rem) max(var(--edge),50% - 37rem) clamp(1.5rem,3vw,2.5rem)}
main>section:first-child p+div{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.75rem}
main>section:first-child div+div>p{font-size:clamp(1.125rem,1.05rem + .35vw,1.3125rem);color:var(--soft)}
main>section:first-child img{width:100%;height:auto;aspect-ratio:16/10;max-height:min(38rem,70vh);object-fit:cover;object-position:50% 0}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:1.5rem;margin-top:1.5rem}
dl div{display:flex;flex-direction:column-reverse}
dt,li p,figcaption{font-size:.9375rem;color:var(--soft)}
main ul,main ol{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(15rem,100%),1fr));gap:1.25rem;margin-top:2.5rem}
main ul>*{padding:1.75rem;border:1px solid var(--line);border-radius:20px;background:var(--raised)}
main li p,main ul a{margin-top:.75rem}
main ol{counter-reset:n}
main ol li{counter-increment:n;border-top:1px solid var(--line);padding-top:1.25rem}
main ol li:before{content:counter(n);color:var(--accent)}
main>section:nth-of-type(4){color-scheme:dark;background:var(--band);color:var(--ink)}
main>section:nth-of-type(2){display:flex;flex-wrap:wrap;gap:1.5rem 3rem;align-items:center;padding-block:2rem}
main>section:nth-of-type(2) p{display:flex;gap:.75rem;font:1.75rem Georgia,serif}
main>section:nth-of-type(2) dl{flex:1;margin:0}
main>section>a,details~a{margin-top:2rem}
[role=region]{overflow-x:auto}
[role=region] ul{display:flex;width:max-content}
[role=region] li{width:min(27.5rem,82vw)}
figcaption{display:flex;gap:.9rem;align-items:center;margin-top:1.5rem}
figcaption img{border-radius:50%}
figcaption span span{display:block}
label{display:inline-flex;gap:.5rem;align-items:center;font-size:.9375rem}
.play{display:none}
details{border-bottom:1px solid var(--line)}
summary{display:flex;justify-content:space-between;gap:1rem;padding:1.1rem 0;cursor:pointer}
summary h3{font-size:1.375rem}
summary:after{content:"+";color:var(--signal)}
details[open]{padding-bottom:1.25rem}
@media(min-width:48rem){main>section:first-child>div{grid-template-columns:minmax(0,1fr) 21rem}main>section:first-child img{aspect-ratio:2/1}main>section:nth-of-type(3),main>section:has(details){display:grid;grid-template-columns:1fr 1fr;column-gap:4rem}main>section:nth-of-type(4) ol{grid-template-columns:1fr}}
`.trim();
