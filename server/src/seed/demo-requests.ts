import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';

/** A request for a demonstration that waits for its answer, by a company nobody else has. */
export const makeDemoRequest = async (db: Database): Promise<{ id: number; company_name: string }> => {
  const company_name = `Prospect ${randomUUID()}`;
  const { id } = await db
    .insertInto('demo_requests')
    .values({
      company_name,
      website: 'https://prospect.example',
      phone: '8183456789',
      country: 'MX',
      full_name: 'Lucía Peña Soto',
      email: `${randomUUID()}@prospect.example`,
      preferred_date: '2026-12-03',
      language: 'es',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, company_name };
};
