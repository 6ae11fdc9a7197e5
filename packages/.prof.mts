import { checkContent } from './content-check/check';
const t = Date.now();
const p = checkContent('/tmp/k/content');
console.log(p.length, p.slice(0, 3), Date.now() - t, process.cpuUsage().user / 1e6);
