import { WALL_FRAME, WALL_PAGE, WALL_SHOWN, WALL_STORY } from './environment/wallStory.ts';

/** Time in ms after which the manager starts even if the wall shows no picture. */
const MAX_WAIT = 4000;

/**
 * Opens the wall alone, if the URL requests it: the manager's scripts are held back until the first pictures
 * show. WallFrame.tsx takes the frame over.
 */
export const earlyWall = `<script>
if (new URLSearchParams(location.search).get('path') === '/story/${WALL_STORY}') {
  const scripts = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.localName === 'script' && node.type === 'module') {
          node.type = 'text/plain';
          scripts.push(node);
        }
  });
  observer.observe(document, { childList: true, subtree: true });
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    observer.disconnect();
    for (const script of scripts) {
      const copy = document.createElement('script');
      copy.type = 'module';
      if (script.src) copy.src = script.src;
      copy.textContent = script.textContent;
      script.replaceWith(copy);
    }
  };
  const startOnceRead = () =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', start) : start();
  addEventListener('message', ({ data, origin }) => {
    if (data === '${WALL_SHOWN}' && origin === location.origin) startOnceRead();
  });
  setTimeout(startOnceRead, ${MAX_WAIT});
  const frame = document.createElement('iframe');
  frame.id = '${WALL_FRAME}';
  frame.title = 'Screen wall';
  frame.src = '${WALL_PAGE}?theme=' + (document.documentElement.dataset.theme || 'light');
  const [top, left, bottom] = innerWidth < 600 ? [0, 0, 40] : [40, 260, 0];
  frame.style = 'position:fixed;z-index:1;border:0;top:' + top + 'px;left:' + left + 'px;width:calc(100% - ' + left + 'px);height:calc(100% - ' + (top + bottom) + 'px)';
  document.documentElement.append(frame);
}
</script>`;
