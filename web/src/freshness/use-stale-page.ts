import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { readDocumentDataTime } from './data-time.ts';
import { fetchPageAge, MAX_AGE_MS } from './page-age.ts';

/** The request for an old page has made the site render it again. */
const RENDER_MS = 2_000;
const REPEAT_MS = 60_000;

/**
 * The time of the data on the page if it is older than promised and the site has no newer data; null otherwise. Replaces an old
 * page once there is newer data.
 */
export function useStalePage(): number | null {
  const [staleSince, setStaleSince] = useState<number | null>(null);
  const dataTime = useRef<number>(undefined);
  const path = usePathname();
  const router = useRouter();

  useEffect(() => {
    dataTime.current ??= readDocumentDataTime();
    const { current } = dataTime;
    if (current === undefined || Date.now() - current <= MAX_AGE_MS) return;
    const stopping = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const check = async () => {
      const age = await fetchPageAge(path, stopping.signal);
      if (stopping.signal.aborted) return;
      if (age !== undefined && age <= MAX_AGE_MS) {
        dataTime.current = Date.now() - age;
        setStaleSince(null);
        router.refresh();
      } else {
        setStaleSince(age === undefined ? current : Date.now() - age);
        timer = setTimeout(check, REPEAT_MS);
      }
    };
    timer = setTimeout(check, RENDER_MS);
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [path, router]);

  return staleSince;
}
