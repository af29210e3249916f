// Questions about articles with their sections and paragraphs, and about editorials.
import { fields, rows } from '../Interview';
import { HTML, long } from '../samples';

export async function articles(interview) {
  const { tag } = interview;
  const as = 'superadmin';
  const outline = (b) =>
    (Array.isArray(b?.sections) ? b.sections : []).map((section) => [
      section.title ?? null,
      section.subTitle ?? null,
      section.position,
      section.status,
      (section.paragraphs ?? []).map(({ text, position, status }) => [text, position, status].join('|')),
    ]);
  const create = { as, method: 'POST', path: '/admin/articles' };
  const section = (title, position, texts = [], more = {}) => ({
    title,
    subTitle: `sous ${title}`,
    position,
    status: 1,
    paragraphs: texts.map((text, i) => ({ text, position: i, status: 1 })),
    ...more,
  });

  await interview.probe('article created, whole', {
    ...create,
    body: { title: `Art ${tag} whole`, status: 1, asections: [section('B', 10, ['dix']), section('A', 2, ['un', HTML])] },
    save: ['article', 'art'],
    pick: (b) => ({
      keys: Object.keys(b ?? {}).sort(),
      type: b?.['@type'],
      at: b?.['@id'],
      outline: outline(b),
      section: Object.keys(b?.sections?.[0] ?? {}).sort(),
      paragraph: Object.keys(b?.sections?.[0]?.paragraphs?.[0] ?? {}).sort(),
    }),
  });
  await interview.probe('article created, the least', {
    ...create,
    body: { title: `Art ${tag} least`, status: 0 },
    save: ['article', 'leastArt'],
    pick: (b) => ({ sections: b?.sections ?? '(absent)' }),
  });
  await interview.table(create, [
    ['article created without a title', { body: { status: 0 } }],
    ['article created without a status', { body: { title: 'x' } }],
    ['article created with an empty title', { body: { title: '', status: 0 } }],
    ['article created with a null title', { body: { title: null, status: 0 } }],
    ['article created with status 9', { body: { title: `Art ${tag}`, status: 9 }, pick: fields('status') }],
    ['article created with 256 characters of title', { body: { title: long(256), status: 0 } }],
    [
      'article created with sections under their read name',
      { body: { title: `Art ${tag}`, status: 0, sections: [section('A', 1)] }, pick: (b) => ({ outline: outline(b) }) },
    ],
    ['article created with a section without a position', { body: { title: `Art ${tag}`, status: 0, asections: [{ title: 'A', status: 1 }] } }],
    ['article created with a section without a status', { body: { title: `Art ${tag}`, status: 0, asections: [{ title: 'A', position: 1 }] } }],
    [
      'article created with a section without paragraphs',
      { body: { title: `Art ${tag}`, status: 0, asections: [{ title: 'A', position: 1, status: 1 }] }, pick: (b) => ({ outline: outline(b) }) },
    ],
    [
      'article created with a section without a title',
      { body: { title: `Art ${tag}`, status: 0, asections: [{ position: 1, status: 1, paragraphs: [] }] }, pick: (b) => ({ outline: outline(b) }) },
    ],
    [
      'article created with a paragraph without a text',
      {
        body: { title: `Art ${tag}`, status: 0, asections: [section('A', 1, [], { paragraphs: [{ position: 1, status: 1 }] })] },
        pick: (b) => ({ outline: outline(b) }),
      },
    ],
    [
      'article created with a paragraph without a position',
      { body: { title: `Art ${tag}`, status: 0, asections: [section('A', 1, [], { paragraphs: [{ text: 'x', status: 1 }] })] } },
    ],
    ['article created with 256 characters of section title', { body: { title: `Art ${tag}`, status: 0, asections: [section(long(256), 1)] } }],
    ['article created with texts for positions', { body: { title: `Art ${tag}`, status: 0, asections: [section('A', '1')] } }],
    ['article created as admin', { as: 'admin', body: { title: 'x', status: 0 } }],
  ]);
  await interview.table({ as, method: 'GET' }, [
    ['article read', { path: '/admin/articles/{art}', pick: (b) => ({ outline: outline(b), keys: Object.keys(b ?? {}).sort() }) }],
    ['article read, the least', { path: '/admin/articles/{leastArt}', pick: (b) => ({ keys: Object.keys(b ?? {}).sort(), sections: b?.sections }) }],
    ['article read as admin', { as: 'admin', path: '/admin/articles/{art}' }],
    ['article read as plain', { as: 'plain', path: '/admin/articles/{art}' }],
    [
      'articles, title',
      {
        path: `/admin/articles?title=${tag}+whole`,
        pick: (b) => ({ own: interview.own('article', b).own, keys: Object.keys(rows(b)[0] ?? {}).sort(), sections: rows(b)[0]?.sections?.length }),
      },
    ],
    ['articles, status', { path: `/admin/articles?status=1&title=${tag}`, pick: (b) => interview.own('article', b).own.sort() }],
    ['articles, sorted by title', { path: `/admin/articles?order[title]=desc&title=${tag}`, pick: (b) => interview.own('article', b).own }],
    ['articles, sorted by status', { path: `/admin/articles?order[status]=desc&title=${tag}` }],
  ]);
  const stored = async () => ({ outline: outline((await interview.get(`/admin/articles/${interview.ids.art}`, as)).body) });
  const sections = async () => (await interview.get(`/admin/articles/${interview.ids.art}`, as)).body?.sections ?? [];
  const change = { as, method: 'PATCH', path: '/admin/articles/{art}', pick: stored };
  await interview.probe('article changed, title', {
    ...change,
    body: { title: `Art ${tag} changed` },
    pick: async () => fields('title')((await interview.get(`/admin/articles/${interview.ids.art}`, as)).body),
  });
  await interview.probe('article changed, title to null', { ...change, body: { title: null } });
  await interview.probe('article changed, status', { ...change, body: { status: 0 } });
  const [one, two] = await sections();
  if (one && two) {
    const echo = (kept, more = {}) => ({
      id: kept.id,
      position: kept.position,
      status: kept.status,
      title: kept.title,
      subTitle: kept.subTitle,
      paragraphs: kept.paragraphs.map(({ id, text, position, status }) => ({ id, text, position, status })),
      ...more,
    });
    await interview.probe('article changed, the sections as they are', { ...change, body: { asections: [echo(one), echo(two)] } });
    await interview.probe('article changed, a section without its paragraphs', {
      ...change,
      body: { asections: [echo(one, { paragraphs: undefined, title: 'A2' }), echo(two)] },
    });
    await interview.probe('article changed, a title to null', {
      ...change,
      body: { asections: [echo(one, { title: null, subTitle: '' }), echo(two)] },
    });
    await interview.probe('article changed, a section added', {
      ...change,
      body: { asections: [echo((await sections())[0]), echo(two), section('C', 11, ['c'])] },
    });
    await interview.probe('article changed, a paragraph left out', {
      ...change,
      body: {
        asections: (await sections()).map((kept, i) =>
          echo(
            kept,
            i === 0 ? { paragraphs: kept.paragraphs.slice(0, 1).map(({ id, text, position, status }) => ({ id, text, position, status })) } : {},
          ),
        ),
      },
    });
    await interview.probe('article changed, a section left out', { ...change, body: { asections: [echo((await sections())[0])] } });
    await interview.probe('article changed, an unknown section', {
      ...change,
      body: { asections: [echo((await sections())[0]), { id: 99999999, title: 'Z', position: 3, status: 1 }] },
    });
    await interview.probe('article changed, without a position', {
      ...change,
      body: { asections: (await sections()).map(({ id }) => ({ id, title: 'P' })) },
    });
    await interview.probe('article changed, no sections', { ...change, body: { asections: [] } });
    await interview.probe('article changed, sections to null', { ...change, body: { asections: null } });
  }
  await interview.table({ as, method: 'DELETE', path: '/admin/articles/{art}' }, [
    ['article deleted as admin', { as: 'admin' }],
    ['article deleted', {}],
    ['article deleted again', {}],
  ]);

  // ---- editorials
  let count = 0;
  const body = (more = {}) => ({ title: `Ed ${tag} ${(count += 1)}`, text: 'Texte', label: 'Voir', link: 'https://example.org', status: 0, ...more });
  const write = { as, method: 'POST', path: '/admin/editorials' };
  await interview.probe('editorial created', {
    ...write,
    body: body({ title: `Ed ${tag} one` }),
    save: ['editorial', 'ed1'],
    pick: (b) => ({ keys: Object.keys(b ?? {}).sort(), ...fields('status', 'updatedDate', 'image')(b) }),
  });
  await interview.probe('editorial created, active', { ...write, body: body({ title: `Ed ${tag} two`, status: 1 }), save: ['editorial', 'ed2'] });
  await interview.table(write, [
    ...['title', 'text', 'label', 'link', 'status'].flatMap((key) => [
      [`editorial created without ${key}`, { body: body({ [key]: undefined }) }],
      [`editorial created with ${key} null`, { body: body({ [key]: null }) }],
    ]),
    ...[
      ['title', 256],
      ['text', 513],
      ['label', 256],
      ['link', 256],
    ].map(([key, n]) => [`editorial created with ${n} characters of ${key}`, { body: body({ [key]: long(n) }) }]),
    ['editorial created with 512 characters of text', { body: body({ text: long(512, 'é') }) }],
    ['editorial created with empty texts', { body: body({ title: '', text: '', label: '', link: '' }) }],
    ['editorial created with status 5', { body: body({ status: 5 }), pick: fields('status') }],
    ['editorial created with true for a status', { body: body({ status: true }) }],
    ['editorial created with a link that is none', { body: body({ link: 'no link' }) }],
    ['editorial created with HTML', { body: body({ text: HTML }), pick: fields('text') }],
    ['editorial created as admin', { as: 'admin', body: body() }],
  ]);
  const activity = async () => {
    const list = rows((await interview.get('/admin/editorials?perPage=200', as)).body);
    return { active: list.filter(({ status }) => status === 1).map(({ id }) => interview.nameOf('editorial', id)) };
  };
  await interview.table({ as, method: 'PATCH', path: '/admin/editorials/{ed1}' }, [
    ['editorial changed, title', { body: { title: `Ed ${tag} changed` }, pick: fields('title') }],
    ['editorial changed, text to null', { body: { text: null } }],
    ['editorial activated', { body: { status: 1 }, pick: activity }],
    ['editorial put aside', { body: { status: 0 }, pick: activity }],
    ['editorial changed as admin', { as: 'admin', body: { status: 0 } }],
  ]);
  await interview.table({ as, method: 'GET' }, [
    ['editorial read', { path: '/admin/editorials/{ed1}', pick: (b) => ({ keys: Object.keys(b ?? {}).sort() }) }],
    [
      'editorials, title',
      {
        path: `/admin/editorials?title=${tag}+two`,
        pick: (b) => ({ own: interview.own('editorial', b).own, keys: Object.keys(rows(b)[0] ?? {}).sort() }),
      },
    ],
    ['editorials, status', { path: `/admin/editorials?status=1&title=${tag}`, pick: (b) => interview.own('editorial', b).own }],
    ['editorials, id', { path: '/admin/editorials?id={ed1}', pick: (b) => interview.own('editorial', b).own }],
    ['editorials, sorted by title', { path: `/admin/editorials?order[title]=desc&title=${tag}`, pick: (b) => interview.own('editorial', b).own }],
    ['editorials as admin', { as: 'admin', path: '/admin/editorials?perPage=2' }],
  ]);
  await interview.table({ as, method: 'DELETE', path: '/admin/editorials/{ed1}' }, [
    ['editorial deleted', {}],
    ['editorial deleted again', {}],
  ]);
}
