import type { CarrierDirectory, DirectoryPage } from '../../features/delivery/carrier-directory.ts';
import { callNovaPoshta, listBytes, type NovaPoshtaAnswer, type NovaPoshtaSettings } from './call-nova-poshta.ts';
import { type ReadRows, readBranchRows, readSettlementRows, readStreetRows } from './directory-rows.ts';

/** The carrier's largest page, whatever limit is requested. */
const settlementsPerPage = 150;
const branchesPerPage = 500;
const streetsPerPage = 500;

export function novaPoshtaDirectory(settings: NovaPoshtaSettings): CarrierDirectory {
  return {
    readSettlements: (page, stopped) =>
      readPage({ method: 'getSettlements', page, size: settlementsPerPage }, readSettlementRows, stopped),
    readBranches: (page, stopped) =>
      readPage({ method: 'getWarehouses', page, size: branchesPerPage }, readBranchRows, stopped),
    readStreets: (CityRef, page, stopped) =>
      readPage(
        { method: 'getStreet', page, size: streetsPerPage, wanted: { CityRef }, mayBeEmpty: true },
        readStreetRows,
        stopped,
      ),
  };

  async function readPage<Row>(
    {
      method,
      page,
      size,
      wanted = {},
      mayBeEmpty = false,
    }: { method: string; page: number; size: number; wanted?: Record<string, string>; mayBeEmpty?: boolean },
    read: (data: readonly unknown[]) => ReadRows<Row>,
    stopped: AbortSignal,
  ): Promise<DirectoryPage<Row>> {
    const properties = { ...wanted, Page: String(page), Limit: String(size) };
    const isBelievable = (answer: NovaPoshtaAnswer) =>
      answer.data.length > 0 || mayBeEmpty || isPastTheLast(answer, page, size);
    const options = { stopped, isBelievable, largestBytes: listBytes };
    const answer = await callNovaPoshta(settings, { model: 'Address', method, properties }, options);
    return { ...read(answer.data), isLast: isLast(answer, page, size) };
  }
}

/** Whether the page lies behind the last one: the directory may shrink while it is read. */
function isPastTheLast({ totalCount = 0 }: NovaPoshtaAnswer, page: number, size: number): boolean {
  return totalCount > 0 && (page - 1) * size >= totalCount;
}

function isLast({ data, totalCount }: NovaPoshtaAnswer, page: number, size: number): boolean {
  return totalCount === undefined ? data.length < size : page * size >= totalCount;
}
