/**
 * The style of what every limit page has: what a person would write for the site's header, footer,
 * sizes and colours in broad strokes, with the fonts that every system has.
 */
export const sharedStyle = `
svg{fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
:root{color-scheme:light dark;--paper:light-dark(#fbf7f0,#10131f);--raised:light-dark(#fffdf9,#181c2c);--ink:light-dark(#171a2b,#f6efe3);--soft:light-dark(#575b6e,#b3b4c3);--line:light-dark(#e6dccb,#2b3046);--accent:light-dark(#b93815,#ff9a76);--band:light-dark(#171a2b,#0a0c15);--signal:#e4572e;--saffron:#f2a541;--teal:#2e8b7d;--blue:#3f5fae;--edge:clamp(1rem,5vw,3rem);--air:clamp(4.5rem,2.5rem + 5vw,7rem)}
*{box-sizing:border-box;margin:0;padding:0;font:inherit;color:inherit}
[hidden],.busy,.in-dark{display:none}
body{background:var(--paper);color:var(--ink);font:1.0625rem/1.6 Arial,sans-serif}
h1,h2,h3,dd,blockquote{font-family:Georgia,serif;line-height:1.1;letter-spacing:-.01em;text-wrap:balance}
h1{font-size:clamp(2.5rem,1.25rem + 6.2vw,7rem);line-height:.98;margin-top:1.5rem;letter-spacing:-.025em}
h2{font-size:clamp(2.125rem,1.55rem + 2.3vw,3.625rem);margin-top:1.25rem}
h3,dd,blockquote{font-size:clamp(1.5rem,1.35rem + .6vw,1.875rem)}
em{font-style:italic;color:var(--accent)}
p+p{margin-top:1.1em}
ul,ol{list-style:none}
img,svg{display:block;max-width:100%}
svg[viewBox="0 0 40 24"]{width:2rem}
a{text-decoration:none}
p a{color:var(--accent);text-decoration:underline}
.unseen,body>a:first-child:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
body>header{position:sticky;top:0;z-index:1;background:var(--paper);border-bottom:1px solid var(--line)}
body>header{display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem;padding:.75rem max(var(--edge),50% - 37rem) 0}
body>header>a:first-child{flex:1;font:1.25rem Georgia,serif}
body>header>a:first-child span{display:inline-flex;gap:.5rem;align-items:center}
body>header svg{width:1.4rem}
body>header nav{order:1;width:100%;margin-top:.75rem;border-top:1px solid var(--line)}
body>header nav ul{display:flex}
body>header nav li{flex:1}
body>header nav a{display:grid;place-items:center;height:3rem}
button,body>header>a:last-child{display:inline-block;padding:.75rem 1.3rem;border:1px solid var(--ink);border-radius:999px;font-size:.9375rem;font-weight:600;line-height:1.5rem}
body>header>a:last-child,button[type=submit]{background:var(--ink);color:var(--paper)}
body>header>a:last-child{padding:.6rem 1.1rem;font-size:.8125rem}
button[type=button]{padding:.65rem;border-color:var(--line)}
main>section{padding:var(--air) max(var(--edge),50% - 37rem);border-bottom:1px solid var(--line)}
footer{color-scheme:dark;background:var(--band);color:var(--ink);font-size:.9375rem}
footer>div{padding:3rem max(var(--edge),50% - 37rem)}
footer>div:first-child{display:grid;gap:2.5rem}
footer h2{font-size:1.5rem;margin:0 0 1rem}
footer li a{display:block;padding:.3rem 0}
footer ul+ul,form>div:first-of-type,footer>div+div{display:flex;flex-wrap:wrap;gap:1rem;align-items:end}
input[type=email]{display:block;width:100%;padding:.7rem 1rem;border:1px solid var(--soft);border-radius:12px;background:0 0}
button[type=submit]{background:#f6efe3;color:#171a2b}
@media(min-width:48rem){body>header{padding-block:.75rem}body>header nav{order:0;width:auto;margin:0;border:0}body>header nav ul{gap:1.5rem}body>header nav a{font-size:.9375rem;height:auto}body>header nav svg{display:none}body>header nav .unseen{position:static;width:auto;height:auto;clip-path:none}footer>div:first-child{grid-template-columns:2fr 1fr 1fr}}
`.trim();
