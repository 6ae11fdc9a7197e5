import base from './playwright.config';
const servers = Array.isArray(base.webServer) ? base.webServer : [];
export default { ...base, webServer: servers.filter(({ name }) => name !== 'shipped'), outputDir: '/tmp/vshots/e2e' };
