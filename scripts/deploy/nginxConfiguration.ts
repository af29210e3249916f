import { ASKED_EACH_TIME, EVERYWHERE, FOREIGN_PAGE_POLICY, type Hosts, KEPT_A_DAY, KEPT_FOR_EVER, LARGEST_BODY, OPENER_POLICY, pageHeaders } from '../server/headers';

export interface NginxOptions {
  /** The absolute path of the folder with the built app. */
  app: string;
  /** The path of the app's `config.json`, which may be outside that folder. */
  config: string;
  /** The hosts that `config.json` names. */
  hosts: Hosts;
  /** The path under which the app is served, with a slash at both ends. */
  base: string;
  port: number;
  /** Whether the server also listens on IPv6, which not every container has. */
  ipv6: boolean;
  serverName: string;
  /** The address of the platform, when nginx passes on what is requested below `<base>api`. The app then calls its own origin only. */
  api?: string | undefined;
  /**
   * The folder where nginx keeps the answers of commands for a while, so that a browser that sends a command twice gets the same answer. Without
   * it, no answers are kept.
   */
  answers?: string | undefined;
  /** The njs program by which nginx keeps refresh tokens in cookies, where `config.json` asks for it. */
  refreshCookie?: string | undefined;
  /** The file with the certificates of the authorities that vouch for the platform's certificate. */
  apiAuthorities: string;
  /** The certificate of a server that speaks TLS itself. */
  certificate?: { file: string; key: string } | undefined;
  /** Whether browsers are told to use TLS only. A server behind one that speaks TLS may say so too. */
  hsts: boolean;
  /** Whether nginx has the module that serves files compressed by Brotli. */
  brotli: boolean;
}

/** One `server` block, for the folder of configurations of an nginx (`sites-enabled`, `conf.d`). */
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
    OPENER_MAP,
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

/** A whole configuration for an nginx that has no other, in a container or a test. It writes to one folder only, and logs to its output. */
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

/** Redirects to TLS, because whoever types the bare name comes without it. */
function toTls({ ipv6, serverName }: NginxOptions): string {
  const listen = ['listen 80;', ...(ipv6 ? ['listen [::]:80;'] : [])];
  return block('server', [...listen, `server_name ${serverName};`, 'server_tokens off;', 'return 301 https://$host$request_uri;']);
}

/**
 * The locations of files that are sent as they are on the disk, and of the health check, which is also at the root of the server. The server is
 * healthy when it has a build to serve, and the answer names that build.
 */
function files(options: NginxOptions): string[] {
  const { app, config, base, brotli } = options;
  const told = (lifetime: string) => headers(options, { 'Cache-Control': lifetime });
  const health = [`alias ${quoted(`${app}/version.json`)};`, 'default_type application/json;', 'access_log off;', ...told('no-store')];
  const compressed = ['gzip_static on;', 'gzip_vary on;', ...(brotli ? ['brotli_static on;'] : [])];
  return [
    // A page that was open during a deployment asks for files that are gone, which is not an error of this server, so it is not logged.
    location(`^~ ${quoted(`${base}assets/`)}`, [`alias ${quoted(`${app}/assets/`)};`, 'log_not_found off;', ...compressed, ...told(KEPT_FOR_EVER)]),
    location(`= ${quoted(`${base}config.json`)}`, [`alias ${quoted(config)};`, ...told(ASKED_EACH_TIME)]),
    location(`= ${quoted(`${base}favicon.svg`)}`, [`alias ${quoted(`${app}/favicon.svg`)};`, ...compressed, ...told(KEPT_A_DAY)]),
    ...[...new Set(['/healthz', `${base}healthz`])].map((path) => location(`= ${quoted(path)}`, health)),
    // Other files that a deployment puts beside the page, such as a logo.
    location(`~ ${quoted(`^${base.replaceAll(/[.*+?^()|[\]\\]/g, String.raw`\$&`)}(?<file>[^/]+\\.[^/]+)$`)}`, [`root ${quoted(app)};`, 'try_files /$file =404;', ...told(ASKED_EACH_TIME)]),
  ];
}

/** Every other address gets the page, with its base path and a fresh nonce filled in. */
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
    ...headers(options, { ...pageHeaders('$request_id', hosts), [OPENER_POLICY.name]: '$opener_policy' }),
  ]);
}

/** A header without a value is not sent. */
const OPENER_MAP = block('map $http_sec_fetch_site $opener_policy', [...OPENER_POLICY.unlessFrom.map((site) => `${site} "";`), `default ${OPENER_POLICY.value};`]);

/** Where a server stands in front, it says whether the browser came by TLS. */
const PLATFORM_MAPS = [
  block('map $upstream_http_content_security_policy $foreign_page_policy', [`"" ${quoted(FOREIGN_PAGE_POLICY)};`, 'default "";']),
  block('map $http_x_forwarded_proto $browser_scheme', ['https https;', 'http http;', 'default $scheme;']),
];

/**
 * Keeps answers for repeated commands. A browser whose connection is cut after the platform has acted sends the request again by itself, with the
 * same key of the command (`idempotencyKeys` of `config.json`). A repeated GET or POST then gets the first answer, waiting for it if need be. nginx
 * keeps no answers for the other methods, so their repetition is refused.
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
  // A refusal may become a success on the next try, so only answers after which the platform may have acted are kept.
  'proxy_cache_valid 200 201 204 500 502 504 10m;',
  'proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires;',
  'proxy_cache_lock on;',
  'proxy_cache_lock_age 600s;',
  'proxy_cache_lock_timeout 600s;',
  // nginx waits for the answer even when the browser has gone, because the browser will ask again.
  'proxy_ignore_client_abort on;',
  'limit_req zone=back_office_commands;',
  'limit_req_status 409;',
];

/**
 * The location that passes calls on to the platform. An import may take minutes, and a picture may have several megabytes. No call is repeated to
 * another address of the platform, because even a GET may act there. A page from the platform that sets no policy of its own may load nothing.
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

/** The answers to a log-in and a renewal pass through the njs program. The platform sees neither the cookie nor, in a renewal, the body that the page sent. */
function inCookies(options: NginxOptions, api: string): string[] {
  const at = (path: string) => `= ${quoted(`${options.base}api/${path}`)}`;
  const cookiePath = `${options.base}api/token`;
  const exchanged = [`set $refresh_cookie_path ${quoted(cookiePath)};`, 'client_body_buffer_size 64k;', 'subrequest_output_buffer_size 64k;', 'js_content refreshCookie.exchange;', ...headers(options, {})];
  const gone = `backOffice.refresh=; Path=${cookiePath}; HttpOnly; Secure; SameSite=Strict; Max-Age=0`;
  return [
    ...['login', 'token/refresh'].map((path) => location(at(path), exchanged)),
    location(at('token/forget'), ['if ($http_x_refresh_cookie = "") {', '  return 403;', '}', ...headers(options, { 'Set-Cookie': gone }), 'return 204;']),
    // `Accept-Encoding` is removed, because the program could not read a compressed answer.
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

/** Checks the platform's certificate, so that no other server receives the operators' credentials. */
function vouchedFor({ apiAuthorities }: NginxOptions): string[] {
  return ['proxy_ssl_server_name on;', 'proxy_ssl_verify on;', 'proxy_ssl_verify_depth 4;', `proxy_ssl_trusted_certificate ${quoted(apiAuthorities)};`];
}

/**
 * The headers of a location. A location that adds one header loses those of its server, so each is given all of them. Only successful answers may
 * be cached.
 */
function headers({ hsts }: NginxOptions, own: Record<string, string>): string[] {
  const all = { ...EVERYWHERE, ...(hsts && { 'Strict-Transport-Security': 'max-age=31536000' }), ...own };
  return Object.entries(all).map(([name, value]) => `add_header ${name} ${quoted(value)}${name === 'Cache-Control' ? '' : ' always'};`);
}

/** The media types are listed here so that they are the same on every machine: a browser refuses a script of the wrong type. */
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

/**
 * A text quoted as one word of nginx. `$request_id` is a variable on purpose; paths and hosts with a quote or a `$` have been refused before
 * (`readOptions`).
 */
function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\')}"`;
}
