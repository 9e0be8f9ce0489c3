/** The code of a refusal; undefined of an answer. */
export const refusalOf = ({ body }: { body: unknown }): string | undefined =>
  (body as { detail?: { code: string }[] }).detail?.[0]?.code;
