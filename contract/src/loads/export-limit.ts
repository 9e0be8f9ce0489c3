export const exportLimit = 200;
