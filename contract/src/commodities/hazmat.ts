import { z } from 'zod';

/** Hazard classes and divisions of 49 CFR 173. */
export const hazardClasses = [
  ...(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3'] as const),
  ...(['5.1', '5.2', '6.1', '6.2', '7', '8', '9'] as const),
] as const;

export const HazardClass = z.enum(hazardClasses);
export type HazardClass = z.infer<typeof HazardClass>;

/** The classification codes of explosives: division and compatibility group (49 CFR 173.52). */
const explosives = [
  ...(['1.1A', '1.1B', '1.1C', '1.1D', '1.1E', '1.1F', '1.1G', '1.1J', '1.1L'] as const),
  ...(['1.2B', '1.2C', '1.2D', '1.2E', '1.2F', '1.2G', '1.2H', '1.2J', '1.2K', '1.2L'] as const),
  ...(['1.3C', '1.3F', '1.3G', '1.3H', '1.3J', '1.3K', '1.3L'] as const),
  ...(['1.4B', '1.4C', '1.4D', '1.4E', '1.4F', '1.4G', '1.4S', '1.5D', '1.6N'] as const),
] as const;

/** Column 3 of the table: a class or division, an explosive with its compatibility group, or a combustible liquid. */
export const classDivisions = [...hazardClasses, ...explosives, 'Comb liq'] as const;
export const ClassDivision = z.enum(classDivisions);
export type ClassDivision = z.infer<typeof ClassDivision>;

/** The class or division without its compatibility group: 1.4 of 1.4S; combustible liquids count as class 3. */
export const hazardClassOf = (division: ClassDivision): HazardClass =>
  division === 'Comb liq' ? '3' : (division.replace(/[A-Z]$/, '') as HazardClass);

/** The compatibility group of an explosive, S of 1.4S; empty for all others. */
export const compatibilityGroupOf = (division: ClassDivision): string => /^1\.\d([A-Z])$/.exec(division)?.[1] ?? '';

/** Hazards beside the class; "1" is the explosive hazard of some organic peroxides. */
export const subsidiaryHazards = ['1', ...hazardClasses] as const;
export const SubsidiaryHazard = z.enum(subsidiaryHazards);
export type SubsidiaryHazard = z.infer<typeof SubsidiaryHazard>;

/** I great, II medium, III minor danger. */
export const packingGroups = ['I', 'II', 'III'] as const;
export const PackingGroup = z.enum(packingGroups);
export type PackingGroup = z.infer<typeof PackingGroup>;

/** How poisonous a material is to breathe, A the worst (49 CFR 173.116, 173.133). */
export const inhalationZones = ['A', 'B', 'C', 'D'] as const;
export const InhalationZone = z.enum(inhalationZones);
export type InhalationZone = z.infer<typeof InhalationZone>;

const unNumberPattern = /^((UN|NA)\d{4}|ID8000)$/;

/** An identification number: UN or NA and four digits, or ID8000 for consumer commodities. */
export const UnNumber = z
  .string()
  .refine((number) => unNumberPattern.test(number), { params: { code: 'commodities.un_number_invalid' } });

type Underscored<Division extends string> = Division extends `${infer Class}.${infer Rest}`
  ? `${Class}_${Rest}`
  : Division;

/** A division's phrase key: phrase keys cannot hold the dot of "4.1". */
export const hazardClassKey = <Division extends SubsidiaryHazard>(division: Division) =>
  division.replace('.', '_') as Underscored<Division>;
