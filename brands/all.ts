import type { Brand } from './brand.ts';
import { kindred } from './kindred.ts';
import { standard } from './standard.ts';
import { taiwan } from './taiwan.ts';

const byId: Record<string, Brand> = { standard, kindred, taiwan };

export const BRAND_IDS: readonly string[] = Object.keys(byId);

export function brandById(id: string): Brand {
  const brand = byId[id];
  if (brand === undefined) throw new Error(`no brand called ${id}`);
  return brand;
}
