import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const list = ({ token, account_id }: Shipper, query = {}, id = account_id) =>
  app.call(users.list, { params: { id }, query, token });
const colleagueOf = ({ account_id }: Shipper, role: Parameters<typeof makeShipper>[1] = {}) =>
  makeShipper(app, { account_id, role: 'customer_agent', ...role });

describe('the list of an account’s users', () => {
  it('finds by name without accents, role and state, and pages', async () => {
    const admin = await makeShipper(app);
    const invited = await app.call(users.invite, {
      params: { id: admin.account_id },
      body: {
        email: 'lucia@portal.test',
        first_name: 'Lucía',
        last_name: 'Treviño',
        role: 'customer_agent',
        language: 'es',
      },
      token: admin.token,
    });
    expect(invited.status).toBe(201);
    await colleagueOf(admin, { role: 'sales_agent' });
    const ids = async (query: object) => (await list(admin, query)).body.items.map(({ id }) => id);
    for (const search of ['trevino', 'reviñ', 'lu', 'TR']) expect(await ids({ search })).toEqual([invited.body.id]);
    // Less than three letters begin a word.
    expect(await ids({ search: 'uc' })).toEqual([]);
    expect(await ids({ state: 'invited' })).toEqual([invited.body.id]);
    expect(await ids({ role: ['customer_agent'] })).toEqual([invited.body.id]);
    expect(await ids({ user_id: admin.user_id })).toEqual([admin.user_id]);
    const first = await list(admin, { limit: 1 });
    expect(first.body.total).toBe(3);
    const rest = await list(admin, { skip: 1, limit: 5 });
    const backwards = await list(admin, { sort: '-name' });
    expect([...first.body.items, ...rest.body.items].reverse()).toEqual(backwards.body.items);
  });

  it('puts what a search finds in every order, page by page, few as many', async () => {
    const admin = await makeShipper(app);
    const add = (names: string) =>
      app.services.pool.query(
        `insert into users (account_id, role_id, email, first_name, last_name)
          select $1::integer, 4, name || n || '-' || $1 || '@portal.test', 'Zoe', name || n
          from (${names}) named`,
        [admin.account_id],
      );
    const page = async (query: object) => {
      const { body } = await list(admin, { search: 'zoe', limit: 2, ...query });
      return [body.items.map(({ last_name }) => last_name), body.total, body.total_capped];
    };
    await add(`select 'Quill' as name, n from generate_series(1, 3) n`);
    expect(await page({})).toEqual([['Quill1', 'Quill2'], 3, undefined]);
    expect(await page({ sort: '-name', skip: 1 })).toEqual([['Quill2', 'Quill1'], 3, undefined]);
    expect(await page({ sort: '-email', limit: 1 })).toEqual([['Quill3'], 3, undefined]);
    expect(await page({ skip: 9 })).toEqual([[], 3, undefined]);
    await add(`select 'Abel' as name, n from generate_series(1000, 2000) n`);
    expect(await page({})).toEqual([['Abel1000', 'Abel1001'], 1000, true]);
    expect(await page({ sort: '-name', skip: 1 })).toEqual([['Quill2', 'Quill1'], 1000, true]);
    expect(await page({ search: 'quill', skip: 2 })).toEqual([['Quill3'], 3, undefined]);
  });

  it('counts what a search or filter finds up to a thousand, and says so', async () => {
    const admin = await makeShipper(app);
    await app.services.pool.query(
      `insert into users (account_id, role_id, email, first_name, last_name)
        select $1::integer, 4, 'many-' || n || '-' || $1 || '@portal.test', 'Many', 'Person ' || n from generate_series(1, 1001) n`,
      [admin.account_id],
    );
    const all = await list(admin, { limit: 1 });
    expect([all.body.total, all.body.total_capped]).toEqual([1002, undefined]);
    for (const query of [{ search: 'person' }, { state: 'invited' }, { role: ['customer_agent'] }]) {
      const { body } = await list(admin, { ...query, limit: 1 });
      expect([body.total, body.total_capped]).toEqual([1000, true]);
    }
    const few = await list(admin, { search: 'person 100' });
    expect([few.body.total, few.body.total_capped]).toEqual([3, undefined]);
  });

  it('shows agents name, e-mail and role of their own account alone', async () => {
    const admin = await makeShipper(app);
    const agent = await colleagueOf(admin, { role: 'sales_agent' });
    const below = await makeShipper(app, { parent_id: admin.account_id });
    const { body } = await list(agent);
    expect(body.items).toHaveLength(2);
    for (const item of body.items) expect(item).not.toHaveProperty('managed');
    expect((await list(agent, {}, below.account_id)).status).toBe(404);
    expect((await list(admin, {}, below.account_id)).status).toBe(200);
    expect((await list(below, {}, admin.account_id)).status).toBe(404);
  });

  it('gives admins those below to pick from too, agents colleagues alone, and nobody of a closed account', async () => {
    const admin = await makeShipper(app);
    const agent = await colleagueOf(admin);
    const below = await makeShipper(app, { parent_id: admin.account_id });
    const stranger = await makeShipper(app);
    const search = ({ token }: Shipper, query = {}) => app.call(users.search, { query, token });
    const ids = async (of: Shipper, query = {}) =>
      (await search(of, query)).body.items.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(await ids(admin)).toEqual([admin.user_id, agent.user_id, below.user_id]);
    expect(await ids(admin, { account_id: below.account_id })).toEqual([below.user_id]);
    expect(await ids(admin, { search: below.email })).toEqual([below.user_id]);
    expect(await ids(agent)).toEqual([admin.user_id, agent.user_id]);
    expect((await search(agent)).body.items.filter((user) => 'managed' in user)).toEqual([]);
    expect((await search(agent, { account_id: below.account_id })).status).toBe(404);
    expect((await search(admin, { account_id: stranger.account_id })).status).toBe(404);

    const operator = await makeShipper(app, { role: 'platform_admin' });
    const { account_id: id } = below;
    const closed = await app.call(accounts.close, { params: { id }, token: operator.token });
    expect(closed.status).toBe(204);
    expect(await ids(operator, { search: below.email })).toEqual([]);
    const { body } = await list(operator, {}, below.account_id);
    expect(body.items).toMatchObject([{ id: below.user_id, email: '' }]);
  });

  it('is exported as it is filtered, in the chosen language, 200 rows at most', async () => {
    const admin = await makeShipper(app);
    const agent = await colleagueOf(admin, { role: 'sales_agent' });
    const exported = (query: object, { token }: Shipper = admin) =>
      app.call(users.exportList, { params: { id: admin.account_id }, query: query as never, token });
    const textOf = async (query: object) => String((await exported(query)).body);
    const csv = await textOf({ format: 'csv', language: 'es', role: ['sales_agent'] });
    expect(csv).toContain('Correo electrónico');
    expect(csv).toContain(agent.email);
    expect(csv).not.toContain(admin.email);
    expect((await exported({ format: 'xlsx' })).status).toBe(200);
    expect((await exported({ format: 'csv' }, agent)).status).toBe(403);
    await app.services.pool.query(
      `insert into users (account_id, role_id, email, first_name, last_name)
       select $1, role_id, 'many-' || n || '-' || email, 'A', 'B' from users, generate_series(1, 199) n where id = $2`,
      [admin.account_id, agent.user_id],
    );
    const refused = await exported({ format: 'csv' });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('lists.export_too_many');
  });

  it('finds a user by address within the own accounts', async () => {
    const [admin, stranger] = await Promise.all([makeShipper(app), makeShipper(app)]);
    const find = (username: string) => app.call(users.findByUsername, { query: { username }, token: admin.token });
    expect((await find(admin.email.toUpperCase())).body).toMatchObject({ id: admin.user_id });
    expect((await find(stranger.email)).status).toBe(404);
    expect((await find('nobody@portal.test')).status).toBe(404);
  });
});
