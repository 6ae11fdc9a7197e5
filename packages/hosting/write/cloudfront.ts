import type { Rule } from '../rule';
import type { HostedSite } from '../site';
import { s3Upload } from './s3-upload';
import { viewerRequest } from './viewer-request';

/** These have their own fields; the cache time of a file is set with the file, in the bucket. */
const apart = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Cache-Control',
];
/**
 * All files have the one policy for the content of all pages: CloudFront allows few header
 * policies.
 */
const isInPolicy = (name: string) => !['Cache-Control', 'Content-Security-Policy'].includes(name);

/**
 * Returns the argument of `aws cloudfront create-response-headers-policy`:
 * API_ResponseHeadersPolicyConfig.
 */
function policy(name: string, headers: Rule['headers']) {
  const transport = headers['Strict-Transport-Security'] ?? '';
  const items = Object.entries(headers)
    .filter(([header]) => !apart.includes(header))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        ContentSecurityPolicy: headers['Content-Security-Policy'],
        Override: true,
      },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: transport.includes('preload'),
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: headers['X-Frame-Options'], Override: true },
      ReferrerPolicy: { ReferrerPolicy: headers['Referrer-Policy'], Override: true },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
    RemoveHeadersConfig: { Quantity: 1, Items: [{ Header: 'Server' }] },
  };
}

/** Returns what the rule sets for CloudFront. */
const special = ({ headers }: Rule) => Object.entries(headers).filter(([name]) => isInPolicy(name));

/**
 * Returns the configuration of CloudFront and its bucket, by file name: a policy for all files, one
 * for those that other sites show, the addresses of these, the function, and the upload.
 *
 * @param contentPolicy the content-security policy that lets every page work
 */
export function cloudFrontFiles(site: HostedSite, contentPolicy: string): Record<string, string> {
  const [everywhere, ...others] = site.rules;
  const headers = { ...everywhere?.headers, 'Content-Security-Policy': contentPolicy };
  const shown = others.filter((rule) => special(rule).length > 0);
  const shownHeaders = { ...headers, ...Object.fromEntries(shown.flatMap(special)) };
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    'cloudfront/headers.json': json(policy('site', headers)),
    'cloudfront/headers-shown-elsewhere.json': json(policy('site-shown-elsewhere', shownHeaders)),
    'cloudfront/shown-elsewhere.json': json(shown.map(({ address }) => address)),
    'cloudfront/viewer-request.js': viewerRequest(site.moves),
    'cloudfront/upload.sh': s3Upload(site),
  };
}
