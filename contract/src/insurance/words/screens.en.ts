export const words = { title: 'Cargo insurance' };
