import type { UserId } from '@/api/readClaims';
import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { EngineContext } from '@/engine/data/EngineContext';
import { SessionProvider } from '@/session/SessionProvider';
import { Announcer } from '@/ui/Announcer';
import { holdPresses } from '@/ui/heldPress';
import { forgetOwnReload, isOwnReload } from '@/ui/ownReload';
import { MessageScope } from '@/ui/messages/MessageProvider';
import { headingFocus, HeadingFocusContext } from '@/ui/PageHeader';
import { ThemeColoursContext } from '@/ui/themeColours';
import { answerCache } from './answerCache';
import { appBase } from './appBase';
import { engine } from './engine';
import { followRoutes } from './failures';
import { leaveLogin } from './useLoginAddress';
import { appRoutes } from './routes';
import type { Running } from './start';

/** No answer is kept beyond the session it was given to. */
const cacheOptions = { provider: answerCache, shouldRetryOnError: false };

interface AppProps {
  running: Running;
  userId: UserId;
  /** Whether the operator signed in on this page rather than on an earlier visit: the login page is gone then, and the focus with it. */
  hasJustSignedIn: boolean;
}

/** The application of a signed-in operator. It is mounted at sign-in and unmounted, cache included, at sign-out. */
export function App({ running, userId, hasJustSignedIn }: AppProps) {
  const [router] = useState(startRouter);
  const [isFocusDue] = useState(() => headingFocus(hasJustSignedIn || isOwnReload()));
  useEffect(forgetOwnReload, []);
  useEffect(holdPresses, []);
  useEffect(() => followRoutes(router), [router]);

  return (
    <SessionProvider config={running.config} api={running.apiOf(userId)} store={running.store}>
      <ThemeColoursContext value={running.config.theme}>
        <EngineContext value={engine}>
          <SWRConfig value={cacheOptions}>
            <HeadingFocusContext value={isFocusDue}>
              <Announcer>
                <MessageScope>
                  <RouterProvider router={router} />
                </MessageScope>
              </Announcer>
            </HeadingFocusContext>
          </SWRConfig>
        </EngineContext>
      </ThemeColoursContext>
    </SessionProvider>
  );
}

function startRouter() {
  leaveLogin();
  const router = createBrowserRouter(appRoutes(), { basename: appBase() });
  // Set before the first render: a failure during that render must be reported with its route.
  followRoutes(router);
  return router;
}
