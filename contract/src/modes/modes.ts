/** How freight is moved: what a load is stored with. `multi-service` and `dedicated` are ways to ask, not modes. */
export const loadModes = ['ltl', 'ftl', 'expedited', 'reefer', 'flatbed', 'drayage'] as const;
export type LoadMode = (typeof loadModes)[number];

/** The modes of the form of freight, which one request may quote together; a container has a form and calls of its own. */
export const freightModes = loadModes.filter((mode) => mode !== 'drayage');

/** The dispatch flag, department and notification weight of each mode. Insurance shares department 6 with drayage. */
export const modes = {
  ltl: { flag: 'ltl', departmentId: 1, weight: 5 },
  ftl: { flag: 'ftl', departmentId: 2, weight: 2 },
  expedited: { flag: 'exp', departmentId: 3, weight: 1 },
  reefer: { flag: 'reefer', departmentId: 4, weight: 1 },
  flatbed: { flag: 'flatbed', departmentId: 5, weight: 1 },
  drayage: { flag: 'drayage', departmentId: 6, weight: 0 },
} as const satisfies Record<LoadMode, { flag: string; departmentId: number; weight: number }>;
