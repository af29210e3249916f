import { ASKED_EACH_TIME, EVERYWHERE, FOREIGN_PAGE_POLICY, type Hosts, KEPT_A_DAY, KEPT_FOR_EVER, LARGEST_BODY, pageHeaders } from '../server/headers';

export interface NginxOptions {
  /** The built app: an absolute folder. */
  app: string;
  /** Its `config.json`, which may stand elsewhere. */
  config: string;
  /** What that file names. */
  hosts: Hosts;
  /** The path the app is served under, with a slash at both ends. */
  base: string;
  port: number;
  /** Listens to IPv6 as well, which not every container has. */
  ipv6: boolean;
  serverName: string;
  /** The platform, when nginx hands it what is asked below `<base>api`: the app then speaks to its own origin only. */
  api?: string | undefined;
  /** Where it keeps the answers of commands for a while, to give them again to a browser that sends one twice; they are not kept unless said. */
  answers?: string | undefined;
  /** The program by which nginx keeps refresh tokens in cookies, where `config.json` says so. */
  refreshCookie?: string | undefined;
  /** Who vouches for the platform's certificate: a file of certificates. */
  apiAuthorities: string;
  /** Of a server that speaks TLS itself. */
  certificate?: { file: string; key: string } | undefined;
  /** Browsers are told never to come without TLS; for a server behind one that speaks it too. */
  hsts: boolean;
  /** nginx has the module for files compressed by Brotli. */
  brotli: boolean;
}

/** One `server` for the folder of configurations of an nginx (`sites-enabled`, `conf.d`). */
export function nginxSite(options: NginxOptions): string {
  const { base, api, serverName, certificate, port } = options;
  const locations = [
    ...(base === '/' ? [] : [location(`= ${quoted(base.slice(0, -1))}`, [`return 302 ${quoted(base)};`]), location('/', ['return 404;'])]),
    location(`= ${quoted(`${base}index.html`)}`, [`return 302 ${quoted(base)};`]),
    ...files(options),
    ...(api === undefined ? [] : [platform(options, api), ...(options.refreshCookie === undefined ? [] : inCookies(options, api))]),
    page(options),
  ];
  return [
    ...(api === undefined ? [] : PLATFORM_MAPS),
    ...(options.answers === undefined ? [] : keptAnswers(options.answers)),
    ...(options.refreshCookie === undefined ? [] : [`js_import refreshCookie from ${quoted(options.refreshCookie)};`]),
    ...(certificate && port === 443 ? [toTls(options)] : []),
    block('server', [
      ...listening(options),
      `server_name ${serverName};`,
      'server_tokens off;',
      'absolute_redirect off;',
      'charset utf-8;',
      TYPES,
      ...headers(options, {}),
      ...locations,
    ]),
  ].join('\n');
}

/** A whole configuration, for an nginx that has no other: a container, a test. It writes in one folder only, and logs to its output. */
export function nginxAlone(options: NginxOptions, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${quoted(`${folder}/${name}`)};`);
  return [
    'worker_processes auto;',
    `pid ${quoted(`${folder}/nginx.pid`)};`,
    'error_log stderr warn;',
    ...(options.brotli || options.refreshCookie !== undefined ? ['include /etc/nginx/modules-enabled/*.conf;'] : []),
    'events {}',
    block('http', ['access_log /dev/stdout;', ...temporary, 'sendfile on;', 'tcp_nopush on;', nginxSite(options)]),
  ].join('\n');
}

function listening({ port, ipv6, certificate }: NginxOptions): string[] {
  const how = certificate ? ' ssl http2' : '';
  return [
    `listen ${port}${how};`,
    ...(ipv6 ? [`listen [::]:${port}${how};`] : []),
    ...(certificate ? [`ssl_certificate ${quoted(certificate.file)};`, `ssl_certificate_key ${quoted(certificate.key)};`, 'ssl_protocols TLSv1.2 TLSv1.3;'] : []),
  ];
}

/** Who types the name alone comes without TLS. */
function toTls({ ipv6, serverName }: NginxOptions): string {
  const listen = ['listen 80;', ...(ipv6 ? ['listen [::]:80;'] : [])];
  return block('server', [...listen, `server_name ${serverName};`, 'server_tokens off;', 'return 301 https://$host$request_uri;']);
}

/** What is sent as it is on the disk. The health of the server, also at its root, is that it has a build to serve, which it names. */
function files(options: NginxOptions): string[] {
  const { app, config, base, brotli } = options;
  const told = (lifetime: string) => headers(options, { 'Cache-Control': lifetime });
  const health = [`alias ${quoted(`${app}/version.json`)};`, 'default_type application/json;', 'access_log off;', ...told('no-store')];
  const compressed = ['gzip_static on;', 'gzip_vary on;', ...(brotli ? ['brotli_static on;'] : [])];
  return [
    // Pages that were open during a deployment ask for files that are gone: no error of this server.
    location(`^~ ${quoted(`${base}assets/`)}`, [`alias ${quoted(`${app}/assets/`)};`, 'log_not_found off;', ...compressed, ...told(KEPT_FOR_EVER)]),
    location(`= ${quoted(`${base}config.json`)}`, [`alias ${quoted(config)};`, ...told(ASKED_EACH_TIME)]),
    location(`= ${quoted(`${base}favicon.svg`)}`, [`alias ${quoted(`${app}/favicon.svg`)};`, ...compressed, ...told(KEPT_A_DAY)]),
    ...[...new Set(['/healthz', `${base}healthz`])].map((path) => location(`= ${quoted(path)}`, health)),
    // Such as a logo that a deployment puts beside the page.
    location(`~ ${quoted(`^${base.replaceAll(/[.*+?^()|[\]\\]/g, String.raw`\$&`)}(?<file>[^/]+\\.[^/]+)$`)}`, [`root ${quoted(app)};`, 'try_files /$file =404;', ...told(ASKED_EACH_TIME)]),
  ];
}

/** Every other address is the page, which is told where it stands and given a nonce that was never used. */
function page(options: NginxOptions): string {
  const { app, base, hosts } = options;
  return location(quoted(base), [
    `root ${quoted(app)};`,
    'rewrite ^ /index.html break;',
    'sub_filter_once off;',
    `sub_filter __BASE__ ${quoted(base)};`,
    'sub_filter __CSP_NONCE__ $request_id;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    ...headers(options, pageHeaders('$request_id', hosts)),
  ]);
}

/** Whether the browser came by TLS is said by the server in front, where there is one. */
const PLATFORM_MAPS = [
  block('map $upstream_http_content_security_policy $foreign_page_policy', [`"" ${quoted(FOREIGN_PAGE_POLICY)};`, 'default "";']),
  block('map $http_x_forwarded_proto $browser_scheme', ['https https;', 'http http;', 'default $scheme;']),
];

/**
 * A browser whose connection is cut after the platform has acted sends the request again by itself. The key of the command (`idempotencyKeys` of
 * `config.json`) is then the same: a GET or a POST has the answer of the first one, for which it waits; nginx keeps none for the other
 * methods, which are refused.
 */
function keptAnswers(folder: string): string[] {
  return [
    `proxy_cache_path ${quoted(folder)} keys_zone=back_office_answers:10m inactive=15m max_size=200m;`,
    block('map $http_idempotency_key $has_no_key', ['"" 1;', 'default 0;']),
    block('map "$request_method $http_idempotency_key" $refused_twice', ['"~^(?:PATCH|DELETE|PUT) (?<command>.+)$" $command;', 'default "";']),
    'limit_req_zone $refused_twice zone=back_office_commands:10m rate=1r/m;',
  ];
}

const ANSWERED_ONCE = [
  'proxy_cache back_office_answers;',
  'proxy_cache_methods GET POST;',
  'proxy_cache_key "$request_method $request_uri $http_idempotency_key";',
  'proxy_cache_bypass $has_no_key;',
  'proxy_no_cache $has_no_key;',
  // A refusal may become a success: only what the platform may have acted on is kept.
  'proxy_cache_valid 200 201 204 500 502 504 10m;',
  'proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires;',
  'proxy_cache_lock on;',
  'proxy_cache_lock_age 600s;',
  'proxy_cache_lock_timeout 600s;',
  // The answer is waited for although the browser has gone, which asks again.
  'proxy_ignore_client_abort on;',
  'limit_req zone=back_office_commands;',
  'limit_req_status 409;',
];

/**
 * An import may take minutes, and a picture weigh several megabytes. No call is sent a second time, to another address of the platform's name: a
 * GET may act there. A page of the platform that says nothing of itself may do nothing.
 */
function platform(options: NginxOptions, api: string): string {
  return location(`^~ ${quoted(`${options.base}api/`)}`, [
    ...handedOn(options, api),
    'proxy_read_timeout 600s;',
    'proxy_send_timeout 600s;',
    `client_max_body_size ${LARGEST_BODY}m;`,
    ...(options.answers === undefined ? [] : ANSWERED_ONCE),
    ...headers(options, {}),
    'add_header Content-Security-Policy $foreign_page_policy always;',
  ]);
}

/** What comes back from a log-in and a renewal passes through the program; the platform sees neither the cookie nor, in a renewal, what the page sent. */
function inCookies(options: NginxOptions, api: string): string[] {
  const at = (path: string) => `= ${quoted(`${options.base}api/${path}`)}`;
  const cookiePath = `${options.base}api/token`;
  const exchanged = [`set $refresh_cookie_path ${quoted(cookiePath)};`, 'client_body_buffer_size 64k;', 'subrequest_output_buffer_size 64k;', 'js_content refreshCookie.exchange;', ...headers(options, {})];
  const gone = `backOffice.refresh=; Path=${cookiePath}; HttpOnly; Secure; SameSite=Strict; Max-Age=0`;
  return [
    ...['login', 'token/refresh'].map((path) => location(at(path), exchanged)),
    location(at('token/forget'), ['if ($http_x_refresh_cookie = "") {', '  return 403;', '}', ...headers(options, { 'Set-Cookie': gone }), 'return 204;']),
    // An answer that is compressed could not be read.
    location('^~ "/_platform/"', ['internal;', ...handedOn(options, api), ...['Cookie', 'X-Refresh-Cookie', 'Accept-Encoding'].map((name) => `proxy_set_header ${name} "";`)]),
  ];
}

function handedOn(options: NginxOptions, api: string): string[] {
  return [
    `proxy_pass ${quoted(`${api.replace(/\/+$/, '')}/`)};`,
    'proxy_http_version 1.1;',
    'proxy_next_upstream off;',
    ...(/^https:/i.test(api) ? vouchedFor(options) : []),
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    `proxy_set_header X-Forwarded-Proto ${options.certificate ? '$scheme' : '$browser_scheme'};`,
    'proxy_set_header X-Forwarded-Host $http_host;',
  ];
}

/** Whoever else answers is not told what operators sign in with. */
function vouchedFor({ apiAuthorities }: NginxOptions): string[] {
  return ['proxy_ssl_server_name on;', 'proxy_ssl_verify on;', 'proxy_ssl_verify_depth 4;', `proxy_ssl_trusted_certificate ${quoted(apiAuthorities)};`];
}

/** A location that adds one header no longer has those of its server: each is given them all. Only what was found may be kept. */
function headers({ hsts }: NginxOptions, own: Record<string, string>): string[] {
  const all = { ...EVERYWHERE, ...(hsts && { 'Strict-Transport-Security': 'max-age=31536000' }), ...own };
  return Object.entries(all).map(([name, value]) => `add_header ${name} ${quoted(value)}${name === 'Cache-Control' ? '' : ' always'};`);
}

/** The same on every machine: a browser refuses a script of another type. */
const TYPES = block('types', [
  'text/html html;',
  'text/javascript js mjs;',
  'text/css css;',
  'text/plain txt;',
  'application/json json;',
  'image/svg+xml svg;',
  'image/png png;',
  'image/jpeg jpg jpeg;',
  'image/webp webp;',
  'image/x-icon ico;',
  'font/woff2 woff2;',
]);

function location(place: string, lines: readonly string[]): string {
  return block(`location ${place}`, lines);
}

function block(name: string, lines: readonly string[]): string {
  return `${name} {\n${lines.join('\n').replace(/^(?=.)/gm, '  ')}\n}`;
}

/** As one word of nginx. `$request_id` is meant; paths and hosts with a quote or a `$` are refused before (`readOptions`). */
function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\')}"`;
}
