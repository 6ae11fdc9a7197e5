import { placeName } from './tools/seo/finding';
import { reviewSite } from './tools/seo/review';
void (async () => {
  for (const site of process.argv.slice(2)) {
    const start = Date.now();
    const findings = await reviewSite(site);
    console.log(site, findings.length, Date.now() - start, 'ms');
    for (const { level, rule, page, message, source } of findings.slice(0, 25))
      console.log(' ', level, rule, page, message, source ? placeName(source) : '');
  }
})();
