import { z } from 'zod';

/** Hazard classes and divisions of 49 CFR 173. */
export const hazardClasses = [
  ...(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3'] as const),
  ...(['5.1', '5.2', '6.1', '6.2', '7', '8', '9'] as const),
] as const;

export const HazardClass = z.enum(hazardClasses);
export type HazardClass = z.infer<typeof HazardClass>;

/** I great, II medium, III minor danger. */
export const packingGroups = ['I', 'II', 'III'] as const;
export const PackingGroup = z.enum(packingGroups);
export type PackingGroup = z.infer<typeof PackingGroup>;

const unNumberPattern = /^(UN|NA)\d{4}$/;

/** An identification number: UN or NA and four digits. */
export const UnNumber = z
  .string()
  .refine((number) => unNumberPattern.test(number), { params: { code: 'commodities.un_number_invalid' } });

type Underscored<Division extends string> = Division extends `${infer Class}.${infer Rest}`
  ? `${Class}_${Rest}`
  : Division;

/** A division's phrase key: phrase keys cannot hold the dot of "4.1". */
export const hazardClassKey = <Division extends HazardClass>(division: Division) =>
  division.replace('.', '_') as Underscored<Division>;
